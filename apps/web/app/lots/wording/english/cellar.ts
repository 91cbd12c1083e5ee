export const today = {
  title: 'Today',
  noVesselsYet: 'The owner hasn’t listed the vessels yet.',
  stepVessels: 'Step 2: the vessels and the bottles',
  stepContents: 'Step 3: what the vessels hold',
  inCellar: 'In the cellar now',
  inBottles: 'In bottles now',
  inAll: (volume: string) => `${volume} in all.`,
  allBottles: 'All bottles',
  findings: 'What doesn’t add up',
  newLotCouldBe: (code: string) => `A new lot could be ${code}.`,
  lastEntries: 'Last entries',
  allEntries: 'All entries',
  otherVessels: 'What do the other vessels hold?',
  emptyVessels: (count: number) => (count === 1 ? '1 empty vessel' : `${count} empty vessels`),
  questions: 'Open questions',
  answer: 'Answer',
  answerTo: (text: string) => `Answer to “${text}”`,
};

export const leftovers = {
  about: (vessel: string) => `Question about ${vessel}`,
  isEmpty: (vessel: string) => `Is ${vessel} empty now?`,
  after: (day: string, amount: string, lot: string) =>
    `After ${day}, the records still show ${amount} of ${lot} in it.`,
  yes: (vessel: string) => `Yes, ${vessel} is empty`,
  no: (amount: string) => `No, it holds ${amount}`,
};

export const ferments = {
  title: 'Ferments',
  enterRound: 'Enter a round of readings',
  heads: {
    vessel: 'Vessel and lot',
    sugar: 'Sugar',
    temperature: 'Temp.',
    change: 'Change',
    day: 'Day',
    nutrient: 'Last nutrient',
  },
  rules: 'What counts as stuck, slow, or hot',
  ruleOfSugar:
    'Stuck means no change in sugar for a day or more; slow means less than 1 °Bx (5 points of SG) a day or, near dryness, less than 0.5 °Bx (2 points). Below −1 °Bx (SG 0.996), only a test for residual sugar can tell a stuck wine from a dry one.',
  ruleOfHeat: (limit: string) =>
    `Hot means above ${limit}, where yeast begins to struggle and ferments may stick. A white is usually kept far cooler.`,
  dayZero: 'Days are counted from inoculation, which is day 0.',
  notRead: 'not read yet',
  lastRead: (day: string) => `Last read ${day}`,
  perDay: (change: string) => `${change} a day`,
  points: (count: string) => `${count} points`,
  stuckSince: (day: string) => `Stuck: the sugar hasn’t fallen since ${day}.`,
  stuck: 'Stuck: the sugar hasn’t fallen since the previous reading.',
  slow: (limit: string) => `Slow: less than ${limit} a day.`,
  pointsOfSg: (count: string) => `${count} points of SG`,
  hot: (limit: string) => `Hot: above ${limit}.`,
};

export const round = {
  title: 'A round of readings',
  noViewers: 'Viewers can’t enter readings.',
  nothingFerments: 'According to the records, nothing is fermenting now.',
  leaveOut:
    'Leave out what you didn’t read. Without a signal, the round stays on this device and is sent later.',
  sugarIn: 'Sugar in',
  last: (readings: string) => `last ${readings}`,
  sign: (vessel: string) => `${vessel}: above or below zero`,
  field: (vessel: string, kind: string) => `${vessel}: ${kind}`,
  temperature: (vessel: string, degrees: string) => `${vessel}: temperature in ${degrees}`,
  notANumber: 'Enter a number, such as 18.2.',
  enterNone: 'Enter the readings',
  enter: (count: number) => `Enter readings for ${count} ${count === 1 ? 'vessel' : 'vessels'}`,
};

export const vessels = {
  empty: 'Empty',
  capacity: (amount: string) => `capacity ${amount}`,
  of: (amount: string, capacity: string) => `${amount} of ${capacity}`,
  printLabel: 'Print its label',
  work: 'What was done',
  nothingYet: 'Nothing yet.',
  calculate: 'Calculate for this vessel',
  calculators: {
    so2: 'SO₂ addition',
    yan: 'Yeast nutrient',
    'acid-addition': 'Acid addition',
    addition: 'Any addition',
    'fining-trial': 'Fining trial',
    blend: 'Blend',
    'tank-volume': 'Tank volume',
  },
  itIsEmpty: 'It is empty',
  stillHolds: (vessel: string, amount: string, lot: string) =>
    `${vessel} still holds ${amount} of ${lot} in the records. It will be entered as lost, without a reason.`,
  yesEmpty: (vessel: string) => `Yes, ${vessel} is empty`,
  no: 'No',
  group: (name: string) => `group ${name}`,
  formerly: (names: string) => `formerly ${names}`,
  change: 'Change this vessel',
  emptyFirst: 'It can be taken out of use once it’s empty: move the wine, or enter that it’s empty.',
  outOfUse: 'It’s out of use.',
  backIntoUse: 'Put it back into use',
  takeOutOfUse: 'Take it out of use',
};

export const vesselForm = {
  title: (vessel: string) => `Change ${vessel}`,
  name: 'Name',
  kind: 'Kind',
  capacity: (unit: string) => `Capacity in ${unit}`,
  group: 'Group',
  cooper: 'Cooper or maker',
  year: 'Year made',
  newName:
    'With a new name, the vessel keeps its wine and its entries, and texts may still use the old name.',
  save: 'Save',
  nameTaken: (name: string) => `${name} is or was the name of another vessel. Choose another.`,
  nameSigns: "A name begins with a letter or a number, and has no punctuation except . _ ' # & / and -.",
  notAYear: (text: string) => `“${text}” isn’t a year.`,
  notACapacity: 'Write the capacity as a number, such as 500.',
};

export const planned = {
  title: 'What’s next',
  overdue: 'Overdue',
  planned: 'Planned',
  nothing: 'Nothing is planned for today or later.',
  done: 'Done',
  showAll: (count: number) => `Show all ${count}`,
  doneOn: (day: string) => `done ${day}`,
  dueToday: 'due today',
  due: (day: string) => `due ${day}`,
  forPerson: (name: string) => `for ${name}`,
  doneTask: (task: string) => `Done: ${task}`,
  callOff: 'Call off',
  callOffTask: (task: string) => `Call off: ${task}`,
  plan: 'Plan work',
  task: 'What to do',
  dueDay: 'Due',
  forWhom: 'For whom (optional)',
  vessels: 'Vessels, separated by commas (optional)',
  noSuchVessel: 'The winery has no vessel by that name.',
  planIt: 'Plan it',
};
