import { Ctx, Mutation, Resolver } from 'type-graphql';
import { type Context, requirePlayer } from '../graphql/context.js';
import { transferUrl } from '../http/site-links.js';
import { Transfer } from './transfers.types.js';

/** Going on in another browser. */
@Resolver(() => Transfer)
export class TransfersResolver {
  @Mutation(() => Transfer, {
    description:
      'Makes a link that carries you to another browser: once, within 7 days. An earlier one is void.',
  })
  async createTransfer(@Ctx() context: Context): Promise<Transfer> {
    const { token, expiresAt } = await context.services.transfers.create(requirePlayer(context));
    return { url: transferUrl(context.siteOrigin, token), token, expiresAt };
  }
}
