import Bowser from 'bowser';

export function deviceOf(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 300));
  if (!browser.name) return os.name ?? 'Unknown device';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
