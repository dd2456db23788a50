/** A town with stores: where it lies, in degrees, and how many stores it has. */
export type Town = {
  city: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  stores: number;
};

/** Towns written one a line: `city | postcode | latitude | longitude | stores`; without stores, none. */
export function readTowns(lines: string): Town[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [city = '', zipCode = '', latitude, longitude, stores = '0'] = line
        .split('|')
        .map((part) => part.trim());
      return {
        city,
        zipCode,
        latitude: Number(latitude),
        longitude: Number(longitude),
        stores: Number(stores),
      };
    });
}
