export interface Relationship {
  kind: string;
  target: string;
  mode: string;
}

/** Relationships that are active content, whatever the target's declared type. */
const activeKinds = new Set([
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
/** Word stores the template's path on the author's disk. */
const ownDisk = /^(file:\/\/\/)?[a-z]:[\\/]/i;

export function isAllowedRelationship({ kind, target, mode }: Relationship): boolean {
  if (activeKinds.has(kind)) return false;
  if (mode === 'Internal') return !/^([a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(target);
  if (mode !== 'External') return false;
  if (kind === 'hyperlink') return link.test(target);
  return kind === 'attachedtemplate' && ownDisk.test(target);
}
