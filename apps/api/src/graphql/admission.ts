import { GraphQLError, type GraphQLSchema, getOperationAST, Kind, type SelectionSetNode } from 'graphql';
import type { Context } from './context.js';
import { badInput, requestError } from './errors.js';
import { checkLimits, type Operation } from './limits.js';
import type { Budget, RateLimits, Spending } from './rates.js';
import { fragmentsOf } from './shared-costs.js';
import { placeOfNul } from './texts.js';

/** What is counted beside its cost, by the mutation that spends it. */
const SPENT_BY: Readonly<Record<string, Spending>> = {
  startSession: 'sessions',
  joinGame: 'joins',
  createGame: 'creations',
  playMove: 'moves',
};

/** What every request costs beside its answer. */
const BASE_COST = 10;

/** What comes of asking to be let in. */
export interface Admitted {
  readonly refusal: GraphQLError | null;
  readonly budget: Budget | null;
}

/** Lets valid operations in: those within the limits, from those who have not spent their budget. */
export class Admission {
  readonly #schema: GraphQLSchema;
  readonly #rates: RateLimits;

  constructor(schema: GraphQLSchema, rates: RateLimits) {
    this.#schema = schema;
    this.#rates = rates;
  }

  /**
   * Charges an operation, before anything of it runs, to the session and the address it came from.
   *
   * @returns the refusal, if it is one, and the budget to tell of, if somebody pays.
   */
  async admit(operation: Operation, { holders }: Pick<Context, 'holders'>): Promise<Admitted> {
    const checked = checkLimits(this.#schema, operation);
    if (checked instanceof GraphQLError) return { refusal: checked, budget: null };
    const place = placeOfNul(operation);
    if (place !== null) return { refusal: badInput(place, 'No text holds the character NUL.'), budget: null };
    for (const [spending, count] of countedFields(operation)) {
      const budget = await this.#rates.spend(spending, count, holders);
      if (budget && budget.remaining < 0) return { refusal: tooMany(budget), budget };
    }
    const budget = await this.#rates.spend('cost', Math.ceil(checked.cost) + BASE_COST, holders);
    return { refusal: budget && budget.remaining < 0 ? tooMany(budget) : null, budget };
  }
}

/** How often an operation does each thing that is counted, through aliases and fragments. */
function countedFields({ document, operationName }: Operation): Map<Spending, number> {
  const counts = new Map<Spending, number>();
  const fragments = fragmentsOf(document);
  const count = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const spending = SPENT_BY[selection.name.value];
        if (spending) counts.set(spending, (counts.get(spending) ?? 0) + 1);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) count(selection.selectionSet);
      else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) count(fragment.selectionSet);
      }
    }
  };
  const operation = getOperationAST(document, operationName);
  if (operation?.operation === 'mutation') count(operation.selectionSet);
  return counts;
}

function tooMany({ spending, resetSeconds, rate }: Budget): GraphQLError {
  return requestError(
    'RATE_LIMITED',
    `Too much for now: ${rate.points} of ${spending} in ${rate.seconds} seconds. Ask again in ${resetSeconds} seconds.`,
  );
}
