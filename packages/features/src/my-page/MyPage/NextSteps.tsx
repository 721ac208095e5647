import type { Business, Profile } from '@hien/api';
import { isSocialLogin } from '@hien/domain';
import { Heading, LinkBase, Text } from '@hien/ui';
import { ChevronRight } from 'lucide-react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './MyPage.css.ts';

interface Thing {
  title: string;
  text: string;
  href: string;
}

interface NextStepsProps {
  profile: Profile;
  /** Undefined until they are known. */
  addresses: number | undefined;
  business: Business | undefined;
}

/** What would help the member next, most useful first; nothing when all is done. */
export function NextSteps({ profile, addresses, business }: NextStepsProps) {
  const text = useText();
  const language = useLanguage();
  const businessThing = useBusinessThing(profile, business);
  const things: Thing[] = [];
  if (profile.phone === null)
    things.push({
      title: text('my-page.overview.next.phone'),
      text: text('my-page.overview.next.phone.text'),
      href: paths.myProfileCustomer.to(language),
    });
  if (addresses === 0)
    things.push({
      title: text('my-page.overview.next.address'),
      text: text('my-page.overview.next.address.text'),
      href: paths.myPage.to(language, { tab: 'addresses' }),
    });
  if (businessThing) things.push(businessThing);
  if (things.length === 0) return null;
  return (
    <section className={s.block}>
      <Heading level={2} size="h4">
        {text('my-page.overview.next')}
      </Heading>
      <ul className={s.things}>
        {things.map((thing) => (
          <li key={thing.title}>
            <LinkBase href={thing.href} className={s.thing}>
              <span className={s.thingWords}>
                <span className={s.tileTitle}>{thing.title}</span>
                <Text as="span" size="small" tone="muted">
                  {thing.text}
                </Text>
              </span>
              <ChevronRight size={18} aria-hidden />
            </LinkBase>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useBusinessThing(profile: Profile, business: Business | undefined): Thing | undefined {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  if (!business || profile.business_kind !== null || profile.roles.includes('admin'))
    return undefined;
  const href = paths.myProfileBusinessSwitch.to(language);
  if (business.state === 'rejected')
    return {
      title: text('my-page.overview.next.rejected'),
      text: business.rejection ?? '',
      href,
    };
  if (business.state === 'pending')
    return {
      title: text('my-page.overview.next.pending'),
      text: text('my-page.overview.next.pending.text', {
        date: business.sent_at ? format.date(business.sent_at) : '',
      }),
      href,
    };
  if (isSocialLogin(profile.login_method)) return undefined;
  return {
    title: text('my-page.overview.next.business'),
    text: text('my-page.overview.next.business.text'),
    href,
  };
}
