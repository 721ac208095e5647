import type { Provider } from '@hien/api';
import { Button, Text } from '@hien/ui';
import { useId } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './SocialButtons.css.ts';

const methods = [
  { method: 'google', name: 'Google', sign: 'G' },
  { method: 'apple', name: 'Apple', sign: 'A' },
  { method: 'facebook', name: 'Facebook', sign: 'f' },
  { method: 'zalo', name: 'Zalo', sign: 'Z' },
] as const satisfies readonly { method: Provider['method']; name: string; sign: string }[];

/** The four providers. One that cannot be used keeps its button and says why, once for all of them. */
export function SocialButtons({ providers }: { providers: readonly Provider[] | undefined }) {
  const text = useText();
  const title = useId();
  const configured = methods.filter(({ method }) =>
    providers?.some((provider) => provider.method === method && provider.configured),
  );
  const off = methods.filter((each) => !configured.includes(each));
  return (
    <section aria-labelledby={title} className={s.root}>
      <h2 id={title} className={s.title}>
        {text('login.social.title')}
      </h2>
      <ul className={s.buttons}>
        {methods.map((each) => (
          <li key={each.method}>
            <Button
              fullWidth
              disabledReason={text('login.social.off', { names: each.name })}
              reasonHidden
            >
              <span className={s.sign} aria-hidden>
                {each.sign}
              </span>
              {each.name}
            </Button>
          </li>
        ))}
      </ul>
      {providers && off.length > 0 ? (
        <Text size="caption" tone="muted" align="center">
          {text('login.social.off', { names: off.map(({ name }) => name).join(', ') })}
        </Text>
      ) : null}
    </section>
  );
}
