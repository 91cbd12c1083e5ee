import type { Me } from '@orbit-vine/contract/members.ts';

/** JPEG first: Safari converts HEIC to the first type listed, unless HEIC is listed too. */
const always = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
/** With extensions, since many systems know no media type for HEIC. */
const heic = 'image/heic,image/heif,.heic,.heif';

export const pictureTypesFor = (me: Me | undefined) => (me?.heic ? `${always},${heic}` : always);
