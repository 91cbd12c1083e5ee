import { extensionOf } from '@orbit-vine/contract/attachments.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { withoutUnseen } from '@orbit-vine/contract/one-line.ts';
import { officeTypes } from './office-file.ts';

const removedCharacters = /[\p{Cc}\p{Co}\p{Cn}\u2028\u2029<>:|?*]/gu;

/** For display only, never for paths: no folders, no invisible characters, limited length. */
export function cleanName(original: string): string {
  const baseName = withoutUnseen(original).split(/[\\/]/).at(-1) ?? '';
  const name = baseName.replace(removedCharacters, '').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  if (name === '') return 'file';
  const extension = extensionOf(name);
  const stem = extension ? name.slice(0, -extension.length - 1) : name;
  const room = limits.fileNameLength - extension.length - 1;
  const short =
    stem
      .slice(0, room)
      .toWellFormed()
      .replace(/\ufffd$/, '') || 'file';
  return extension ? `${short}.${extension}` : short;
}

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  ...officeTypes,
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
};

export function disposition(name: string, type: string): string {
  const how = type === 'image/webp' ? 'inline' : 'attachment';
  const extension = extensions[type] ?? 'txt';
  const stem = name.slice(0, name.length - (extensionOf(name) ? extensionOf(name).length + 1 : 0));
  const encoded = encodeURIComponent(`${stem}.${extension}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename*=UTF-8''${encoded}`;
}
