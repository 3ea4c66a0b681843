import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Context, forgetCookie, requireSession } from '../graphql/context.js';
import { badInput, requestError } from '../graphql/errors.js';
import { StartSessionInput } from './sessions.inputs.js';
import { Session } from './sessions.types.js';

/** Becoming somebody, and ceasing to be. */
@Resolver(() => Session)
export class SessionsResolver {
  @Mutation(() => Session, {
    description:
      'Makes a guest with a session of its own. Asked for a cookie by somebody who has a live one, it gives that session again.',
  })
  async startSession(
    @Arg('input', () => StartSessionInput, { description: 'Who, and how the session is delivered.' })
    { name = null, delivery, transfer = null, isBot }: StartSessionInput,
    @Ctx() { services, proof, cookies }: Context,
  ): Promise<Session> {
    if (delivery === 'cookie' && !cookies) {
      throw requestError(
        'FORBIDDEN',
        'A cookie is given over HTTP and to pages of this site only.',
        'delivery',
      );
    }
    if (delivery === 'cookie' && isBot)
      throw badInput('isBot', 'A bot takes a TOKEN: browsers are for people.');
    if (delivery === 'cookie' && proof?.by === 'cookie' && transfer === null) {
      return { token: null, expiresAt: proof.session.expiresAt, player: proof.session.player };
    }
    const { token, session } =
      transfer === null
        ? await services.sessions.start({ name, isBot: isBot === true }, delivery)
        : await services.sessions.continue(transfer, delivery);
    if (delivery === 'cookie') cookies?.give(token);
    const { expiresAt, player } = session;
    return { token: delivery === 'cookie' ? null : token, expiresAt, player };
  }

  @Mutation(() => Boolean, {
    description: 'Revokes your session and closes the sockets it opened. Always true.',
  })
  async endSession(@Ctx() context: Context): Promise<boolean> {
    await context.services.sessions.end(requireSession(context));
    forgetCookie(context);
    return true;
  }
}
