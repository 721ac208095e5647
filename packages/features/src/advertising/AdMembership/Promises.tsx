import { limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Heading, Link } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './AdMembershipView.css.ts';

/** Where every market of this kind loses trust: said before anybody pays. */
export function NotForSale() {
  const text = useText();
  return (
    <section className={s.block} aria-labelledby="not">
      <Heading level={2} size="h3" id="not">
        {text('ad.not.title')}
      </Heading>
      <ul className={s.not}>
        <li>{text('ad.not.order')}</li>
        <li>{text('ad.not.reviews')}</li>
        <li>{text('ad.not.leads')}</li>
        <li>{text('ad.not.label')}</li>
      </ul>
    </section>
  );
}

const [first, second, third] = limits.ad.renewNoticeDays;
const [retry, again] = limits.ad.renewRetryDays;

/** A plan from its payment to its end. */
export function HowItRuns() {
  const text = useText();
  const language = useLanguage();
  return (
    <section className={s.block} aria-labelledby="how">
      <Heading level={2} size="h3" id="how">
        {text('ad.how.title')}
      </Heading>
      <ol className={s.how}>
        <li>{text('ad.how.begin')}</li>
        <li>{text('ad.how.remind', { first, second, third })}</li>
        <li>{text('ad.how.retry', { first: retry, second: again })}</li>
        <li>{text('ad.how.end')}</li>
      </ol>
      <Link href={`${paths.aboutUs.to(language)}#faq`}>{text('ad.how.questions')}</Link>
    </section>
  );
}
