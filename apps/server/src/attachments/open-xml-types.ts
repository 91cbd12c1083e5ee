import type { OfficeExtension } from '@orbit-vine/contract/attachments.ts';

const office = 'application/vnd.openxmlformats-officedocument.';

/** Types of main parts. Workbooks with macros, templates, and self-starting slide shows have other types. */
export const mainTypes: Readonly<Record<Exclude<OfficeExtension, 'ods'>, string>> = {
  xlsx: `${office}spreadsheetml.sheet.main+xml`,
  docx: `${office}wordprocessingml.document.main+xml`,
  pptx: `${office}presentationml.presentation.main+xml`,
};
export const workbookType = `${office}spreadsheetml.sheet`;

/** Standard parts that load external data: other workbooks and DDE, databases and pages, programs (RTD). */
const externalTypes = new Set(
  ['externallink', 'connections', 'volatiledependencies'].map((part) => `${office}spreadsheetml.${part}+xml`),
);

const extensions: Readonly<Record<string, readonly string[]>> = {
  word: ['styleswitheffects'],
  excel: [
    ...[
      'threadedcomments',
      'person',
      'slicer',
      'slicercache',
      'timeline',
      'timelinecache',
      'controlproperties',
    ],
    ...[
      'rdrichvalue',
      'rdrichvaluestructure',
      'rdrichvaluetypes',
      'rdrichvaluewebimage',
      'rdarray',
      'rdsupportingpropertybag',
    ],
    ...[
      'rdsupportingpropertybagstructure',
      'richstyles',
      'richvaluerel',
      'namedsheetviews',
      'featurepropertybag',
      'calcchain',
    ],
  ],
  powerpoint: ['changesinfo', 'revisioninfo', 'comments', 'authors'],
  office: ['chartstyle', 'chartcolorstyle', 'chartex', 'classificationlabels', 'drawingml.diagramdrawing'],
};
const extensionTypes = new Set(
  Object.entries(extensions).flatMap(([program, names]) =>
    names.map((name) => `application/vnd.ms-${program}.${name}+xml`),
  ),
);

const standard = /^application\/vnd\.openxmlformats-(officedocument|package)\.[\w.-]+\+xml$/;
const plain = new Set([
  'application/xml',
  'text/xml',
  'application/binary',
  'application/x-fontdata',
  'application/x-font-ttf',
  `${office}obfuscatedfont`,
  `${office}vmldrawing`,
  ...['wordprocessingml', 'spreadsheetml', 'presentationml'].map(
    (kind) => `${office}${kind}.printersettings`,
  ),
  `${office}spreadsheetml.customproperty`,
]);
const media =
  /^(image\/(png|jpe?g|jpg|gif|bmp|tiff|svg\+xml|webp|(x-)?[ew]mf|vnd\.ms-photo)|(video|audio)\/[\w.+-]+)$/;

/** `type` is in lower case. Refuses unknown types: macros, controls, objects, pages, add-ins. */
export function isAllowedType(type: string): boolean {
  if (externalTypes.has(type)) return false;
  return standard.test(type) || extensionTypes.has(type) || plain.has(type) || media.test(type);
}
