import { expect, test } from 'vitest';
import { defaultChannels } from '../queries/channels.ts';
import { channelsFor } from './destinations.ts';

test.each([
  ['nat', ['Natural Winemaking']],
  ['wine', ['Natural Winemaking', 'Small Wine Business']],
  ['bus small', ['Small Wine Business']],
  ['GÉN', ['General']],
  ['winery', []],
  ['  ', []],
])('%j leads to the channels of which words begin so', (written, names) => {
  expect(channelsFor(written, defaultChannels).map(({ name }) => name)).toEqual(names);
});
