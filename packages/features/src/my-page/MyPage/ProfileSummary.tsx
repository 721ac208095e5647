import type { Profile } from '@hien/api';
import {
  businessKindLabels,
  displayName,
  membershipKind,
  membershipKindLabels,
  roleLabels,
} from '@hien/domain';
import { Avatar, Badge, ButtonLink, Heading, Inline, Text, mediaUrl } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './MyPage.css.ts';

/** The member's picture, name and standing, with the way to change them. */
export function ProfileSummary({ profile }: { profile: Profile }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const name = displayName(profile, language);
  const plan = membershipKind(profile.user_membership);
  const kind = profile.business_kind;
  const roles = profile.roles.filter((role) => kind === null || role !== 'business');
  return (
    <section className={s.who}>
      <Avatar
        name={name}
        size="xl"
        decorative
        src={profile.avatar ? mediaUrl(profile.avatar, { width: 240 }) : null}
      />
      <div className={s.whoWords}>
        <Heading level={2} size="h3">
          {text('my-page.overview.hello', { name })}
        </Heading>
        <Text size="small" tone="muted">
          {[
            profile.email,
            text('my-page.overview.since', { date: format.date(profile.member_since) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Inline gap={2}>
          {kind === null ? null : (
            <Badge tone="positive">{businessKindLabels[kind][language]}</Badge>
          )}
          {roles.map((role) => (
            <Badge key={role}>{roleLabels[role][language]}</Badge>
          ))}
          {plan === 'none' ? null : (
            <Badge tone="paid">
              {text('my-page.overview.plan', { plan: membershipKindLabels[plan][language] })}
            </Badge>
          )}
        </Inline>
      </div>
      <ButtonLink href={paths.myProfileCustomer.to(language)} size="sm">
        {text('my-page.overview.edit')}
      </ButtonLink>
    </section>
  );
}
