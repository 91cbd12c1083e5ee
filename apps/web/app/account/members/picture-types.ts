import type { Me } from '@orbit-vine/contract/members.ts';

/** JPEG first: Safari turns a HEIC into the first type that is named, unless HEIC is named too. */
const always = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
/** By its extensions too: many systems know no type for it. */
const heic = 'image/heic,image/heif,.heic,.heif';

/** Which pictures a device is asked for. */
export const pictureTypesFor = (me: Me | undefined) => (me?.heic ? `${always},${heic}` : always);
