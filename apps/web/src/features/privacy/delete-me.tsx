'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeletePlayerDocument } from '../../gql/graphql';
import { createGraphqlClient } from '../../lib/graphql-client';
import { send } from '../../lib/send';
import type { Trouble } from '../../lib/trouble';
import { ConfirmButton } from '../../ui/confirm-button';
import styles from './delete-me.module.css';

/** The button that makes this browser nobody's, and what came of it. */
export function DeleteMe() {
  const translate = useTranslations('deletion');
  const explain = useTranslations('problems');
  const [state, setState] = useState<'ready' | 'busy' | 'done' | Trouble>('ready');

  const remove = async () => {
    setState('busy');
    const answer = await send(createGraphqlClient(), DeletePlayerDocument, {});
    if (answer.ok) forgetHere();
    setState(answer.ok ? 'done' : answer.trouble);
  };

  return (
    <div className={styles.deletion}>
      <ConfirmButton
        label={translate(state === 'busy' ? 'busy' : 'button')}
        question={translate('question')}
        yes={translate('yes')}
        no={translate('no')}
        disabled={state === 'busy' || state === 'done'}
        onConfirm={remove}
      />
      <p className={styles.word} role="status">
        {state === 'done' && translate('done')}
        {state === 'NO_SESSION' && translate('nobody')}
        {state !== 'ready' &&
          state !== 'busy' &&
          state !== 'done' &&
          state !== 'NO_SESSION' &&
          explain(state)}
      </p>
    </div>
  );
}

/** Settings and pencil notes are all that this browser keeps of its own. */
function forgetHere(): void {
  try {
    localStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
