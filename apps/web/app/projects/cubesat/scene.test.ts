import { expect, test } from 'vitest';
import { fixedScene, inertialScene, type Scene } from './scene.ts';

const bordeaux = { latitude: 44.8378, longitude: -0.5792 };
const ground = { place: bordeaux, station: bordeaux, stripKm: 30 };
const start = Date.parse('2026-11-02T10:00:00Z');
const keysAt = (scene: (time: Date, on: typeof ground) => Scene, seconds: number, on = ground) =>
  scene(new Date(start + seconds * 1000), on).sheets.map(({ key }) => key);

test('the fixed view redraws only the tracks, once a simulated minute', () => {
  const [earth, tracks] = keysAt(fixedScene, 0);
  expect(keysAt(fixedScene, 59)).toEqual([earth, tracks]);
  expect(keysAt(fixedScene, 60)[0]).toBe(earth);
  expect(keysAt(fixedScene, 60)[1]).not.toBe(tracks);
});

test('another place turns the globe, and another strip is drawn at its width', () => {
  const [earth, tracks] = keysAt(fixedScene, 0);
  const wider = keysAt(fixedScene, 0, { ...ground, stripKm: 300 });
  expect([wider[0] === earth, wider[1] === tracks]).toEqual([true, false]);
  const elsewhere = { ...ground, place: { latitude: 42.4, longitude: -86.27 } };
  expect(keysAt(fixedScene, 0, elsewhere)[0]).not.toBe(earth);
  expect(keysAt(fixedScene, 0, elsewhere)[1]).not.toBe(tracks);
});

test('the inertial view turns the Earth 15 degrees an hour, and redraws the ring every quarter of an hour', () => {
  const [earth, ring] = keysAt(inertialScene, 0);
  // A tenth of a degree takes 24 seconds.
  expect(keysAt(inertialScene, 48)[0]).not.toBe(earth);
  expect(keysAt(inertialScene, 899)[1]).toBe(ring);
  expect(keysAt(inertialScene, 900)[1]).not.toBe(ring);
});
