import type { WineryRole } from './lots.ts';
import type { WineryAct } from './lots-history.ts';

const roles: Record<WineryRole, string> = {
  owner: 'an owner',
  cellar: 'a cellar hand',
  viewer: 'a viewer',
};

const settingNames: Record<string, string> = {
  name: 'name',
  timeZone: 'time zone',
  dateOrder: 'date order',
  volumeUnit: 'unit of volume',
  harvestMonths: 'harvest months',
  lockedThrough: 'last locked day',
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

type Said = Omit<WineryAct, 'id' | 'at'>;

export function sayWineryAct({ kind, by = 'A former member', about = 'a person', ...act }: Said): string {
  const role = roles[act.role ?? 'viewer'];
  const key = act.scope === 'feed' ? `the table address “${about}”` : `the read-only key “${about}”`;
  switch (kind) {
    case 'invite':
      return `${by} invited ${about} as ${role}.`;
    case 'renew-invitation':
      return `${by} made a new code for ${about}.`;
    case 'join':
      return `${by} joined as ${role}.`;
    case 'confirm-phone':
      return `${by} confirmed a phone number by text.`;
    case 'change-role':
      return `${by} made ${about} ${role} (formerly ${roles[act.formerRole ?? 'viewer']}).`;
    case 'change-phone':
      return `${by} changed the phone number of ${about}.`;
    case 'rename':
      return `${by} renamed ${about}.`;
    case 'remove':
      return `${by} removed ${about}, ${role}.`;
    case 'leave':
      return `${by}, ${role}, left.`;
    case 'readmit':
      return `${by} brought ${about} back as ${role}.`;
    case 'ask-to-leave':
      return `${by} asked ${about}, ${role}, to leave.`;
    case 'refuse-to-leave':
      return `${by} refused to leave.`;
    case 'make-key':
      return `${by} created ${key}.`;
    case 'revoke-key':
      return `${by} revoked ${key}.`;
    case 'change-settings':
      return `${by} changed the settings: ${(act.settings ?? []).map((name) => settingNames[name] ?? name).join(', ')}.`;
    case 'change-setup':
      return `${by} changed the vessels, blocks, materials, varieties, or lot codes.`;
    case 'export':
      return `${by} downloaded the archive.`;
    case 'secure-account':
      return `The account of ${by} was secured: ${count(act.undone ?? 0, 'act was', 'acts were')} undone. ${count(act.rows ?? 0, 'row', 'rows')} entered with it before stay in the records.`;
    case 'delete':
      return `${by} deleted the winery.`;
  }
}
