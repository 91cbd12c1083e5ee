import type { ProblemCode } from '@orbit-vine/contract/problems.ts';
import type { Logger } from 'pino';
import { ProblemError } from '../http/problem.ts';
import { createFairQueue } from '../jobs/fair-queue.ts';
import { createDecoder, type DecoderBounds, type DecoderTask, programs } from './decoder.ts';
import { headOf, isHeic } from './is-heic.ts';

export type Pictures = ReturnType<typeof openPictures>;

interface Drawn {
  width: number;
  height: number;
}

interface PicturesSetup {
  log: Logger;
  heic: boolean;
  bounds?: DecoderBounds;
}

export function openPictures({ log, heic, bounds }: PicturesSetup) {
  const decoder = createDecoder(log, bounds);
  const heicDecoder = createDecoder(log, bounds, programs.heic);
  const queue = createFairQueue({
    concurrency: 1,
    maxWaiting: Number.POSITIVE_INFINITY,
    onFull: () => new ProblemError('UPLOADS_BUSY'),
  });

  const decode = async (task: DecoderTask, broken: ProblemCode): Promise<Drawn> => {
    const answer = await decoder.decode(task);
    if ('fault' in answer)
      throw new ProblemError(answer.fault === 'too-large' ? 'PICTURE_TOO_LARGE' : broken);
    return answer;
  };
  const decodeHeic = async (task: DecoderTask): Promise<Drawn> => {
    if (!heic) throw new ProblemError('PICTURE_HEIC');
    const unpacked = `${task.from}.png`;
    try {
      const answer = await heicDecoder.decode({ ...task, to: unpacked });
      if ('fault' in answer)
        throw new ProblemError(answer.fault === 'too-large' ? 'PICTURE_TOO_LARGE' : 'PICTURE_HEIC');
    } finally {
      heicDecoder.stop();
    }
    return decode({ ...task, from: unpacked, photograph: true }, 'PICTURE_HEIC');
  };

  return {
    opensHeic: heic,
    redraw(userId: string, task: DecoderTask, broken: 'FILE_BROKEN' | 'NOT_A_PICTURE'): Promise<Drawn> {
      return queue(async () => (isHeic(await headOf(task.from)) ? decodeHeic(task) : decode(task, broken)), {
        from: userId,
      });
    },
    stop() {
      decoder.stop();
      heicDecoder.stop();
    },
  };
}
