export interface Relationship {
  /** The last word of its type, in lower case. */
  kind: string;
  target: string;
  mode: string;
}

/** Whatever part they lead to, and whatever that is declared to be. */
const acting = new Set([
  ...[
    'vbaproject',
    'wordvbadata',
    'vbaprojectsignature',
    'vbaprojectsignatureagile',
    'vbaprojectsignaturev3',
  ],
  ...['xlmacrosheet', 'xlintlmacrosheet', 'attachedtoolbars', 'keymapcustomizations', 'customizations'],
  ...['extensibility', 'userextensibility', 'customui', 'webextension', 'webextensiontaskpanes', 'taskpanes'],
  ...['oleobject', 'control', 'activexcontrol', 'activexcontrolbinary', 'afchunk', 'subdocument', 'frame'],
  ...['externallink', 'externallinkpath', 'connections', 'volatiledependencies', 'mailmergesource'],
]);

const link = /^(https?:|mailto:|tel:|#)/i;
/** Word names the template of a document by where it lay on its author's own disk. */
const ownDisk = /^(file:\/\/\/)?[a-z]:[\\/]/i;

/** Whether it leads to another part of the file, or to an address that a reader has to click on. */
export function isAllowedRelationship({ kind, target, mode }: Relationship): boolean {
  if (acting.has(kind)) return false;
  if (mode === 'Internal') return !/^([a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(target);
  if (mode !== 'External') return false;
  if (kind === 'hyperlink') return link.test(target);
  return kind === 'attachedtemplate' && ownDisk.test(target);
}
