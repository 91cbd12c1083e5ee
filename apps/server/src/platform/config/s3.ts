export interface S3 {
  /** Path-style, `endpoint/bucket`, which every S3 store understands. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
