import { readTowns } from '../stores/town.ts';

export const TOWNS_ES = readTowns(`
Madrid | 28001 | 40.4230 | -3.6860
Madrid | 28004 | 40.4230 | -3.6990
Madrid | 28012 | 40.4120 | -3.7010
Barcelona | 08001 | 41.3790 | 2.1700
Barcelona | 08007 | 41.3890 | 2.1640
Barcelona | 08012 | 41.4040 | 2.1560
Valencia | 46001 | 39.4740 | -0.3790
Sevilla | 41001 | 37.3890 | -5.9950
Zaragoza | 50001 | 41.6540 | -0.8770
Málaga | 29005 | 36.7190 | -4.4210
Murcia | 30001 | 37.9860 | -1.1290
Palma | 07001 | 39.5710 | 2.6500
Las Palmas de Gran Canaria | 35003 | 28.1090 | -15.4180
Bilbao | 48001 | 43.2620 | -2.9250
Alicante | 03001 | 38.3450 | -0.4830
Córdoba | 14001 | 37.8880 | -4.7790
Valladolid | 47001 | 41.6530 | -4.7290
Vigo | 36201 | 42.2380 | -8.7210
Gijón | 33201 | 43.5440 | -5.6630
A Coruña | 15001 | 43.3710 | -8.3960
Granada | 18001 | 37.1770 | -3.5990
Donostia-San Sebastián | 20003 | 43.3230 | -1.9840
Santander | 39001 | 43.4620 | -3.8100
Pamplona | 31001 | 42.8170 | -1.6430
Salamanca | 37001 | 40.9650 | -5.6640
Girona | 17001 | 41.9830 | 2.8240
Tarragona | 43001 | 41.1180 | 1.2570
Burgos | 09001 | 42.3410 | -3.7030
`);
