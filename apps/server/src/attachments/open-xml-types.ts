import type { OfficeExtension } from '@orbit-vine/contract/attachments.ts';

const office = 'application/vnd.openxmlformats-officedocument.';

/** What the first part of each is. A workbook with macros, a template, and a slide show that starts by itself are others. */
export const mainTypes: Readonly<Record<Exclude<OfficeExtension, 'ods'>, string>> = {
  xlsx: `${office}spreadsheetml.sheet.main+xml`,
  docx: `${office}wordprocessingml.document.main+xml`,
  pptx: `${office}presentationml.presentation.main+xml`,
};
export const workbookType = `${office}spreadsheetml.sheet`;

/** Parts of the standard that fetch from elsewhere: other workbooks and DDE, databases and pages, programs (RTD). */
const reachingOut = new Set(
  ['externallink', 'connections', 'volatiledependencies'].map((part) => `${office}spreadsheetml.${part}+xml`),
);

/** What Microsoft's programs add to the standard that holds data alone. */
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
const added = new Set(
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

/** Types in lower case. What is not known is not allowed: a macro, a control, an object, a page, an add-in. */
export function isAllowedType(type: string): boolean {
  if (reachingOut.has(type)) return false;
  return standard.test(type) || added.has(type) || plain.has(type) || media.test(type);
}
