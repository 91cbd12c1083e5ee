interface Region {
  name: string;
  /** Of the region's main town, in degrees. */
  latitude: number;
  longitude: number;
  cause: string;
}

/** From north to south. */
export const studyRegions: readonly Region[] = [
  {
    name: 'Mosel',
    latitude: 49.9,
    longitude: 7.1,
    cause: 'Steep slate above a river: sun, warmth, and no shade',
  },
  {
    name: 'Okanagan Valley',
    latitude: 49.9,
    longitude: -119.5,
    cause: 'Rain shadow, and a deep lake that seldom freezes',
  },
  {
    name: 'Champagne',
    latitude: 49.3,
    longitude: 4.0,
    cause: 'Barely warm enough; chalk that drains yet stores water',
  },
  {
    name: 'Wachau',
    latitude: 48.4,
    longitude: 15.5,
    cause: 'Warm air up the Danube, cold night air off the forest',
  },
  { name: 'Alsace', latitude: 48.1, longitude: 7.4, cause: 'The Vosges keep off the rain' },
  { name: 'Tokaj', latitude: 48.1, longitude: 21.4, cause: 'Autumn mists from two rivers, and so botrytis' },
  {
    name: 'Burgundy',
    latitude: 47.0,
    longitude: 4.8,
    cause: 'Continental, with spring frost; a slope that faces east',
  },
  {
    name: 'Willamette Valley',
    latitude: 45.2,
    longitude: -123.1,
    cause: 'A gap in the Coast Range lets the Pacific in',
  },
  { name: 'Bordeaux', latitude: 44.8, longitude: -0.6, cause: 'Maritime and wet, hence blends' },
  {
    name: 'Barolo',
    latitude: 44.6,
    longitude: 7.9,
    cause: 'Sheltered by the Alps, with October fog and a grape that ripens late',
  },
  { name: 'Finger Lakes', latitude: 42.6, longitude: -76.9, cause: 'Deep lakes blunt a hard winter' },
  {
    name: 'Rioja',
    latitude: 42.5,
    longitude: -2.4,
    cause: 'A mountain wall to the north holds the Atlantic back',
  },
  { name: 'Douro', latitude: 41.2, longitude: -7.5, cause: 'Behind the Marão range: hot and dry, on schist' },
  {
    name: 'Ningxia',
    latitude: 38.5,
    longitude: 106.2,
    cause: 'High and dry; vines are buried for the winter',
  },
  {
    name: 'Napa Valley',
    latitude: 38.3,
    longitude: -122.3,
    cause: 'Bay fog: cooler in the south than in the north',
  },
  { name: 'Santorini', latitude: 36.4, longitude: 25.4, cause: 'Wind and drought; vines woven into baskets' },
  { name: 'Mendoza', latitude: -32.9, longitude: -68.8, cause: 'Desert at altitude, watered from the Andes' },
  {
    name: 'Maipo Valley',
    latitude: -33.7,
    longitude: -70.7,
    cause: 'Cold air from the Andes at night, a cold current offshore',
  },
  {
    name: 'Stellenbosch',
    latitude: -33.9,
    longitude: 18.9,
    cause: 'Sea breezes off False Bay, and the Cape Doctor',
  },
  {
    name: 'Margaret River',
    latitude: -34.0,
    longitude: 115.1,
    cause: 'Ocean on three sides; rain in winter',
  },
  {
    name: 'Barossa Valley',
    latitude: -34.5,
    longitude: 139.0,
    cause: 'Warm and dry; old vines, cooler hills beside it',
  },
  {
    name: 'Coonawarra',
    latitude: -37.3,
    longitude: 140.8,
    cause: 'Terra rossa, and cold air off the Southern Ocean',
  },
  {
    name: 'Marlborough',
    latitude: -41.5,
    longitude: 173.9,
    cause: 'Long, sunny days and cold nights; mountains keep off rain',
  },
  {
    name: 'Central Otago',
    latitude: -45.0,
    longitude: 169.2,
    cause: 'New Zealand’s one continental climate',
  },
];
