import type { Provider } from '@hien/api';
import { SocialButtons, socialName, type SocialMethod } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

const methods = ['google', 'apple', 'facebook', 'zalo'] as const satisfies readonly SocialMethod[] &
  readonly Provider['method'][];

/** The four providers. One that cannot be used keeps its button and says why, once for all of them. */
export function SocialLogin({ providers }: { providers: readonly Provider[] | undefined }) {
  const text = useText();
  const off = methods.filter(
    (method) => !providers?.some((provider) => provider.method === method && provider.configured),
  );
  const names = off.map(socialName).join(', ');
  return (
    <SocialButtons
      title={text('login.social.title')}
      providers={methods.map((method) => ({
        method,
        offReason: text('login.social.off', { names: socialName(method) }),
      }))}
      note={providers && off.length > 0 ? text('login.social.off', { names }) : undefined}
    />
  );
}
