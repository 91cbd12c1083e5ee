/** A bucket of any store that speaks S3, and the keys to it. */
export interface S3 {
  /** With the bucket in the path, which every S3 store understands. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
