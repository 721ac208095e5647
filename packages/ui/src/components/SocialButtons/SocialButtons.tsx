import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import * as s from './SocialButtons.css.ts';

export type SocialMethod = 'google' | 'apple' | 'facebook' | 'zalo';

export type SocialProvider = {
  method: SocialMethod;
  /** Why it cannot be used; it keeps its button. */
  offReason?: string;
  /** Its window is open. */
  waiting?: boolean;
};

export type SocialButtonsProps = {
  /** Between two lines, over the buttons: “hoặc đăng nhập bằng”. */
  title: string;
  providers: readonly SocialProvider[];
  /** Without it none can be used, and each says why. */
  onChoose?: (method: SocialMethod) => void;
  /** Below, once for all: why some cannot be used. */
  note?: string;
  /** What a screen reader hears while a provider's window is open. */
  waitingLabel?: string;
  level?: 2 | 3;
};

/** Names are names: the same in every language. The sign is a letter in a ring, nobody's logo. */
const names: Readonly<Record<SocialMethod, { name: string; sign: string }>> = {
  google: { name: 'Google', sign: 'G' },
  apple: { name: 'Apple', sign: 'A' },
  facebook: { name: 'Facebook', sign: 'f' },
  zalo: { name: 'Zalo', sign: 'Z' },
};

export const socialName = (method: SocialMethod): string => names[method].name;

/** Ways in through somebody else's account. One that cannot be used keeps its button and says why. */
export const SocialButtons = ({
  title,
  providers,
  onChoose,
  note,
  waitingLabel,
  level = 2,
}: SocialButtonsProps) => {
  const Title = `h${level}` as const;
  const id = useId();
  return (
    <section aria-labelledby={id} className={s.root}>
      <Title id={id} className={s.title}>
        {title}
      </Title>
      <ul className={s.buttons}>
        {providers.map(({ method, offReason, waiting = false }) => (
          <li key={method}>
            <Button
              fullWidth
              disabledReason={offReason}
              reasonHidden
              loading={waiting}
              loadingLabel={waitingLabel}
              onClick={() => onChoose?.(method)}
            >
              <span className={s.sign} aria-hidden>
                {names[method].sign}
              </span>
              {names[method].name}
            </Button>
          </li>
        ))}
      </ul>
      {note ? <p className={s.note}>{note}</p> : null}
    </section>
  );
};
