import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

describe("the build's environment", () => {
  test('says where people write to, and takes nothing for it that is no address', () => {
    expect(readEnvironment({ SITE_EMAIL: 'owner@wine.example' }).siteEmail).toBe('owner@wine.example');
    expect(() => readEnvironment({ SITE_EMAIL: 'nobody' })).toThrow(/SITE_EMAIL/);
  });

  test('stands for a laptop when nothing is set, and an empty variable is not set', () => {
    expect(readEnvironment({ PUBLIC_URL: '' })).toEqual({
      publicUrl: 'http://localhost:3000',
      siteEmail: 'hello@example.com',
      buildDirectory: 'build',
      email: { publicKey: 'orbit-vine', serviceId: 'orbit_vine', templateId: 'contact' },
      offline: true,
      links: {},
    });
  });

  test('gives addresses without a slash at the end, so that a path can follow', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://wine.example/' }).publicUrl).toBe('https://wine.example');
  });

  test('sets outside links by their name', () => {
    const { links } = readEnvironment({ LINK_LOT_MANAGER: 'https://lots.example', LINK_FLASHCARDS_D1: '' });
    expect(links).toEqual({ lotManager: 'https://lots.example' });
  });

  test('sends the contact form by EmailJS when all of its keys are set, and names them when some are', () => {
    const keys = { EMAILJS_PUBLIC_KEY: 'key', EMAILJS_SERVICE_ID: 'service' };
    expect(readEnvironment({ ...keys, EMAILJS_TEMPLATE_ID: 'template' }).email).toEqual({
      host: 'https://api.emailjs.com',
      publicKey: 'key',
      serviceId: 'service',
      templateId: 'template',
    });
    expect(() => readEnvironment(keys)).toThrow('EMAILJS');
  });

  test.each([
    ['PUBLIC_URL', 'wine.example'],
    ['LINK_LOT_MANAGER', 'javascript:alert(1)'],
    ['OFFLINE_TOOLS', 'perhaps'],
  ])('names %s when it is not valid', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });
});
