import { errorCode } from '../log/describe-failure.ts';

export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

export function isForeignKeyViolation(error: unknown): boolean {
  return errorCode(error) === '23503';
}
