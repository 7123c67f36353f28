import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages } from '#shared/language/ka/account/accounts.ts';

/** At most `points` in `seconds`; the window of a subject begins with its first count. */
export interface RateLimitRule {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** One rule, applied to subjects such as an account or an address. Subjects are stored as hashes. */
export interface RateLimit {
  /** Counts once. @throws Problem `too_many` past the limit, with the seconds until the window ends */
  count(subject: string): Promise<void>;
  /** Counts once without refusing. */
  note(subject: string): Promise<void>;
  isReached(subject: string): Promise<boolean>;
  /** Checks the limit without counting. @throws Problem `too_many` when it is reached */
  refuseReached(subject: string): Promise<void>;
}

export interface RateLimits {
  open(rule: RateLimitRule): RateLimit;
  close(): Promise<void>;
}

const keyPrefix = 'salbuni:limit';
/** The limit of subjects that one process counts for a rule, at about 0.5 KB of memory each. */
export const maxSubjects = 20_000;

/**
 * Opens rate limits that are counted in Redis if set, else in PostgreSQL if shared, else in this process. While the store is
 * away each process counts for itself: limits are looser then, and nobody is locked out.
 */
export function openRateLimits({
  redisUrl,
  pool,
  onError,
}: {
  redisUrl?: string | undefined;
  /** The pool of a database that several instances share. */
  pool?: object | undefined;
  onError: (error: unknown) => void;
}): RateLimits {
  const redis = redisUrl ? connectRedis(redisUrl, onError) : undefined;
  let hasCleaner = false;

  function createLimiter(rule: RateLimitRule): RateLimiterAbstract {
    const options = { keyPrefix: `${keyPrefix}:${rule.name}`, points: rule.points, duration: rule.seconds };
    const insuranceLimiter = new BoundedMemoryLimiter(options);
    if (redis)
      return new RateLimiterRedis({
        ...options,
        insuranceLimiter,
        storeClient: redis,
        rejectIfRedisNotReady: true,
      });
    if (!pool) return insuranceLimiter;
    const table = { tableName: 'rate_limit', tableCreated: true };
    // All rules share one table, so one of the limiters deletes the expired windows of all.
    const clearExpiredByTimeout = !hasCleaner;
    hasCleaner = true;
    return new RateLimiterPostgres({
      ...options,
      ...table,
      clearExpiredByTimeout,
      insuranceLimiter,
      storeClient: pool,
      storeType: 'pool',
    });
  }

  return {
    open: (rule) => createRateLimit(createLimiter(rule), rule),
    close: async () => redis?.disconnect(),
  };
}

function createRateLimit(limiter: RateLimiterAbstract, { points }: RateLimitRule): RateLimit {
  const find = async (subject: string): Promise<RateLimiterRes | undefined> => {
    const found = await limiter.get(hash(subject));
    return found && found.msBeforeNext > 0 && found.consumedPoints >= points ? found : undefined;
  };
  return {
    count: async (subject) => {
      try {
        await limiter.consume(hash(subject));
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error) : error;
      }
    },
    note: async (subject) => void (await limiter.penalty(hash(subject))),
    isReached: async (subject) => (await find(subject)) !== undefined,
    refuseReached: async (subject) => {
      const reached = await find(subject);
      if (reached) throw tooMany(reached);
    },
  };
}

const hash = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 24);

function tooMany({ msBeforeNext }: RateLimiterRes): Problem {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const complaint = { message: accountMessages.tooMany, code: 'too_many' };
  return new Problem('too_many', complaint, undefined, retryAfter);
}

/** Bounds the memory against made-up subjects: past `maxSubjects` in a window, new ones pass uncounted. */
class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #newcomers: RateLimiterMemory;

  constructor(options: { keyPrefix: string; points: number; duration: number }) {
    super(options);
    this.#newcomers = new RateLimiterMemory({ points: maxSubjects, duration: options.duration });
  }

  override consume(key: string): Promise<RateLimiterRes> {
    return this.#unlessFull(key, () => super.consume(key));
  }

  override penalty(key: string): Promise<RateLimiterRes> {
    return this.#unlessFull(key, () => super.penalty(key));
  }

  async #unlessFull(key: string, count: () => Promise<RateLimiterRes>): Promise<RateLimiterRes> {
    const isFull = ((await this.#newcomers.get('all'))?.remainingPoints ?? maxSubjects) === 0;
    if (isFull && !(await this.get(key))) return new RateLimiterRes(this.points, this.msDuration, 0, false);
    const result = await count();
    if (result.isFirstInDuration) await this.#newcomers.penalty('all');
    return result;
  }
}

function connectRedis(url: string, onError: (error: unknown) => void): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: 1_000,
    connectTimeout: 3_000,
  });
  let isAway = false;
  redis.on('ready', () => {
    isAway = false;
  });
  // Logged once per outage, not for each attempt to reconnect.
  redis.on('error', (error) => {
    if (!isAway) onError(error);
    isAway = true;
  });
  return redis;
}
