import { type Layout, paths } from '@hien/domain/routes';
import { type MessageId, useLanguage, useText } from '@hien/features/shared';
import { Footer, Logo } from '@hien/ui';
import { LanguageSwitch } from './SiteHeader.tsx';
import { useMainNavigation } from './main-navigation.tsx';

/** The foot of the site: what there is, who is answerable. Pages without a screen are left out. */
export function SiteFooter({ layout }: { layout: Layout }) {
  const text = useText();
  const language = useLanguage();
  const links = (wanted: readonly (readonly [MessageId, string])[]) =>
    wanted.map(([id, href]) => ({ label: text(id), href }));
  const discover = [...useMainNavigation(), ...links([['nav.essays', paths.essay.to(language)]])];
  const help = links([
    ['nav.about', paths.aboutUs.to(language)],
    ['nav.promises', paths.promises.to(language)],
    // For everybody: the page of questions itself asks for a sign-in (D42).
    ['nav.faq', `${paths.aboutUs.to(language)}#faq`],
    ['nav.sell', paths.affiliate.to(language)],
    ['nav.advertising', paths.adMembership.to(language)],
    ['nav.career', paths.career.to(language)],
    // One word for everybody: who is not signed in is asked to, on the way there.
    ['nav.account', paths.myPage.to(language)],
  ]);
  return (
    <Footer
      logo={<Logo brand={layout} />}
      motto={text('footer.motto')}
      navLabel={text('footer.nav')}
      columns={[
        { title: text('footer.discover'), links: discover },
        { title: text('footer.help'), links: help },
      ]}
      company={{
        name: text('footer.company.name'),
        lines: [text('footer.company.hours'), text('footer.company.note')],
      }}
      legal={links([
        ['nav.terms', paths.terms.to(language)],
        ['nav.privacy', paths.termDetail.to(language, { category: 'privacy' })],
      ])}
      language={<LanguageSwitch />}
      copyright={text('footer.copyright', { year: 2026 })}
    />
  );
}
