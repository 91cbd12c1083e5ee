export const frame = {
  lotManager: 'Lot manager',
  loading: 'Loading the cellar…',
  tryAgain: 'Try again',
  home: 'Home',
  close: 'Close',
  dismiss: 'Dismiss',
  wineryUnreachable: 'Your winery can’t be reached',
  cellarUnreachable: 'The cellar can’t be reached',
  noLongerOpen: (winery: string) => `You can no longer open ${winery}`,
  deletedOrRemoved: 'It was deleted, or its owner removed you.',
  skip: 'Skip to the cellar',
  winery: 'Winery',
  views: 'The cellar',
  tabs: { today: 'Today', lots: 'Lots', sheet: 'Sheet', month: 'Month', settings: 'Settings' },
  offlineSince: (moment: string) =>
    `No connection. This is the cellar as of ${moment}; what you write will be sent when the connection is back.`,
  offline:
    'No connection. This is the cellar as this device last saw it; what you write will be sent when the connection is back.',
  inventoryWaiting: (day: string) => `The inventory of ${day} is signed off and waiting for a connection.`,
};

export const office = {
  label: 'For the office',
  month: 'The month',
  inventory: 'Inventory',
  losses: 'Losses',
  labels: 'Labels',
  recall: 'Recall drill',
  fruit: 'Fruit',
  planned: 'What’s next',
};

export const notFound = {
  noVessel: (name: string) => `No vessel ${name}`,
  noLot: (name: string) => `No lot ${name}`,
  notAVessel: (winery: string) => `${winery} has no vessel by that name.`,
  notALot: (winery: string) => `${winery} has no lot by that name.`,
  today: 'What is in the cellar now',
};

/** Before a winery is open. */
export const start = {
  step: 'Step 1',
  title: 'Your winery',
  about:
    'Records of your cellar, kept by text message or here. They file nothing and decide nothing: they show which wine is in which vessel, and who did what.',
  name: 'Name of the winery',
  units: 'Volumes and weights',
  gallons: 'US gallons and pounds',
  liters: 'Liters and kilograms',
  timeZone: 'Time zone of the cellar',
  continue: 'Continue to the vessels',
  isHere: 'Is your winery already here?',
  code: 'Code from the winery’s owner',
  join: 'Join',
};
