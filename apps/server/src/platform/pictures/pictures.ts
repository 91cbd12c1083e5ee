import type { Logger } from 'pino';
import { ProblemError } from '../http/problem.ts';
import { createDecoder, type DecoderBounds, type DecoderTask } from './decoder.ts';
import { createFairLine } from './picture-queue.ts';

export type Pictures = ReturnType<typeof openPictures>;

/** Draws members' pictures anew, one at a time, each member in turn. */
export function openPictures(log: Logger, bounds?: DecoderBounds) {
  const decoder = createDecoder(log, bounds);
  const inLine = createFairLine();
  return {
    async redraw(
      userId: string,
      task: DecoderTask,
      broken: 'FILE_BROKEN' | 'NOT_A_PICTURE',
    ): Promise<{ width: number; height: number }> {
      const answer = await inLine(userId, () => decoder.decode(task));
      if ('fault' in answer)
        throw new ProblemError(answer.fault === 'too-large' ? 'PICTURE_TOO_LARGE' : broken);
      return answer;
    },
    stop: decoder.stop,
  };
}
