import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What one holder may spend in a stretch of time. */
export interface Rate {
  readonly points: number;
  readonly seconds: number;
}

const PER_HOUR_IN_BURSTS = { points: 60, seconds: 12 * 60 } as const;

/**
 * What may be asked for in a stretch of time, by session and by address. Sixty in twelve minutes are 300 an hour in
 * bursts of 60, which lets a school class behind one address sit down at once. Moves are counted by session alone: no
 * two opponents ever share a budget.
 */
export const RATES = {
  cost: { session: { points: 20_000_000, seconds: 60 }, address: { points: 100_000_000, seconds: 60 } },
  moves: { session: { points: 3_000, seconds: 60 } },
  sessions: { address: PER_HOUR_IN_BURSTS },
  joins: { address: PER_HOUR_IN_BURSTS },
  exports: { address: PER_HOUR_IN_BURSTS },
  creations: { session: PER_HOUR_IN_BURSTS, address: PER_HOUR_IN_BURSTS },
} as const satisfies Readonly<Record<string, Partial<Record<Holder, Rate>>>>;

/** Who pays. */
type Holder = 'session' | 'address';
export type Spending = keyof typeof RATES;

/** The holders of budgets behind a request; null where there is none. */
export type Holders = Readonly<Record<Holder, string | null>>;

/** How a budget stands. */
export interface Budget {
  readonly spending: Spending;
  readonly rate: Rate;
  readonly remaining: number;
  /** Seconds until the whole budget is there again. */
  readonly resetSeconds: number;
}

const HOLDERS = ['session', 'address'] as const;

/** Budgets in the memory of this process: addresses are never written down. */
export class RateLimits {
  readonly #limiters = new Map<string, RateLimiterMemory>();

  /**
   * Takes points from the budgets of everybody who pays for this.
   *
   * @returns the budget with the smallest part left, or null with nobody to pay. Below zero it means a refusal.
   */
  async spend(spending: Spending, points: number, holders: Holders): Promise<Budget | null> {
    const rates: Partial<Record<Holder, Rate>> = RATES[spending];
    let tightest: Budget | null = null;
    for (const holder of HOLDERS) {
      const [rate, key] = [rates[holder], holders[holder]];
      if (!rate || key === null) continue;
      const state = await consume(this.#limiter(`${spending} by ${holder}`, rate), key, points);
      const budget: Budget = {
        spending,
        rate,
        remaining: rate.points - state.consumedPoints,
        resetSeconds: Math.ceil(state.msBeforeNext / 1000),
      };
      if (!tightest || partLeft(budget) < partLeft(tightest)) tightest = budget;
    }
    return tightest;
  }

  #limiter(name: string, { points, seconds }: Rate): RateLimiterMemory {
    const limiter =
      this.#limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    this.#limiters.set(name, limiter);
    return limiter;
  }
}

/** The library rejects with the state of a budget that is overdrawn; here that is an answer like any other. */
async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, points);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

const partLeft = ({ remaining, rate }: Budget) => remaining / rate.points;
