import { ButtonLink, EmptyState } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

interface NotFoundStateProps {
  size?: 'page' | 'section';
  /** A screen knows better what is missing: "this product is gone". */
  title?: string;
  text?: string;
  /** The list it would stand in: the first way on, in place of the shop. */
  back?: { readonly href: string; readonly label: string };
}

/** Nothing is here, and two ways on. */
export function NotFoundState({ size = 'page', title, text: words, back }: NotFoundStateProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <EmptyState
      size={size}
      level={size === 'page' ? 1 : 2}
      drawing="door"
      title={title ?? text('state.not-found.title')}
      text={words ?? text('state.not-found.text')}
      action={
        <>
          {back === undefined ? null : (
            <ButtonLink variant="primary" href={back.href}>
              {back.label}
            </ButtonLink>
          )}
          <ButtonLink
            variant={back === undefined ? 'primary' : 'secondary'}
            href={paths.home.to(language)}
          >
            {text('state.home')}
          </ButtonLink>
          {back === undefined ? (
            <ButtonLink variant="secondary" href={paths.shop.to(language)}>
              {text('state.shop')}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
