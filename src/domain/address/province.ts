/**
 * Provinces, which postal addresses of Italy and Spain have and the address form does not ask for
 * (specification §3): they follow from the postcode.
 */

/** By the first two digits: the provinces of Spain. */
const SPAIN =
  'Álava,Albacete,Alicante,Almería,Ávila,Badajoz,Illes Balears,Barcelona,Burgos,Cáceres,Cádiz,' +
  'Castellón,Ciudad Real,Córdoba,A Coruña,Cuenca,Girona,Granada,Guadalajara,Gipuzkoa,Huelva,Huesca,' +
  'Jaén,León,Lleida,La Rioja,Lugo,Madrid,Málaga,Murcia,Navarra,Ourense,Asturias,Palencia,' +
  'Las Palmas,Pontevedra,Salamanca,Santa Cruz de Tenerife,Cantabria,Segovia,Sevilla,Soria,' +
  'Tarragona,Teruel,Toledo,Valencia,Valladolid,Bizkaia,Zamora,Zaragoza,Ceuta,Melilla';

/**
 * Italy's postcodes by what they begin with. Those of Sardinia outside of its old capitals are left
 * out: its provinces were drawn anew in 2016 and 2025, across postcodes.
 */
const ITALY = new Map(
  Object.entries<string>({
    ...{ RM: '00', VT: '01', RI: '02', FR: '03', LT: '04', TR: '05', PG: '06' },
    ...{ SS: '071', NU: '081', CA: '0912 0913', OR: '0917', TO: '10', AO: '11', CN: '12' },
    ...{ VC: '130 131', BI: '138 139', AT: '14', AL: '15', GE: '16', SV: '17', IM: '18', SP: '19' },
    ...{ MI: '200 201', MB: '208 209', VA: '21', CO: '22', SO: '230 231', LC: '238 239', BG: '24' },
    ...{ BS: '25', CR: '260 261', LO: '268 269', PV: '27', NO: '280 281', VB: '288 289', PC: '29' },
    ...{ VE: '30', TV: '31', BL: '32', UD: '3301 3302 3303 3304 3305 3306 3310' },
    ...{
      PN: '3307 3308 3309 3317',
      TS: '3401 3410 3412 3413 3414 3415',
      GO: '3407 3417',
      PD: '35',
      VI: '36',
      VR: '37',
    },
    ...{ TN: '38', BZ: '39', BO: '40', MO: '41', RE: '42', PR: '43', FE: '44', RO: '45', MN: '46' },
    ...{
      FC: '470 471 475',
      RN: '4781 4782 4783 4784 4785 4786 4787 479',
      RA: '48',
      FI: '50',
      PT: '51',
      AR: '52',
      SI: '53',
    },
    ...{ MS: '54', LU: '55', PI: '56', LI: '57', GR: '58', PO: '59', AN: '60', PU: '61', MC: '62' },
    ...{ AP: '630 631', FM: '638 639', TE: '64', PE: '65', CH: '66', AQ: '67', BA: '70', FG: '71' },
    ...{ BR: '72', LE: '73', TA: '74', MT: '75', BT: '76', NA: '80', CE: '81', BN: '82', AV: '83' },
    ...{ SA: '84', PZ: '85', CB: '8601 8602 8603 8604 8610', IS: '8607 8608 8609 8617', CS: '87' },
    ...{ CZ: '880 881', KR: '888 889', RC: '890 891', VV: '898 899', PA: '90', TP: '91', AG: '92' },
    ...{ CL: '93', EN: '94', CT: '95', SR: '96', RG: '97', ME: '98' },
  }),
);

type Town = { zipCode: string; country: string };

/** The province of a postcode: its name in Spain, its sign in Italy; null where none is known. */
export function provinceOf({ zipCode, country }: Town): string | null {
  const code = zipCode.trim();
  if (!/^\d{5}$/.test(code)) return null;
  if (country === 'ES') return SPAIN.split(',')[Number(code.slice(0, 2)) - 1] ?? null;
  if (country !== 'IT') return null;
  const found = [...ITALY].find(([, starts]) =>
    starts.split(' ').some((start) => code.startsWith(start)),
  );
  return found?.[0] ?? null;
}
