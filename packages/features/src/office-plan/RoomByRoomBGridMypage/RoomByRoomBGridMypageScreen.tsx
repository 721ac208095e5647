import { paths } from '@hien/domain/routes';
import { ButtonLink, Container, Heading, Link, Skeleton, Text } from '@hien/ui';
import { useHydrating } from '../../shared/async/useHydrating.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { LoginState } from '../../shared/states/AccessStates.tsx';
import { MyProjects } from '../parts/MyProjects.tsx';
import { useOfficeAddress } from '../parts/useOfficeAddress.ts';
import { OnThisDevice } from './OnThisDevice.tsx';
import { NewestRequests } from './NewestRequests.tsx';
import * as s from '../parts/Office.css.ts';

/** What somebody plans and asked for in the office flow, and the way to what the platform knows of them. */
export function Screen() {
  const text = useText();
  const { status } = useSession();
  const isHydrating = useHydrating();
  return (
    <Container className={s.page}>
      <PageHead title={text('office-plan.mine.title')} hidden />
      <header className={s.head}>
        <Heading level={1} size="h2">
          {text('office-plan.mine.title')}
        </Heading>
        <Text tone="muted" measure>
          {text('office-plan.mine.lead')}
        </Text>
      </header>
      {isHydrating || status === 'unknown' ? (
        <div className={s.columns} aria-busy>
          <Skeleton height="16rem" />
          <Skeleton height="16rem" />
        </div>
      ) : status === 'signed-in' ? (
        <Member />
      ) : (
        <>
          <OnThisDevice />
          <LoginState size="section" />
        </>
      )}
    </Container>
  );
}

function Member() {
  const text = useText();
  const language = useLanguage();
  const link = useOfficeAddress();
  return (
    <div className={s.columns}>
      <div className={s.told}>
        <OnThisDevice />
        <MyProjects hrefOf={(project) => link.stepHref('plan', { project })} />
        <p className={s.tools}>
          <ButtonLink variant="primary" href={link.stepHref('plan', { choose: 'new' })}>
            {text('office-plan.mine.new')}
          </ButtonLink>
        </p>
      </div>
      <div className={s.told}>
        <NewestRequests />
        <section className={s.part} aria-labelledby="account">
          <Heading level={2} size="h4" id="account">
            {text('office-plan.mine.account')}
          </Heading>
          <Text tone="muted" size="small">
            {text('office-plan.mine.account.text')}
          </Text>
          <ul className={s.projects}>
            <li className={s.projectLine}>
              <Link href={paths.roomByRoomBGridProfile.to(language)}>
                {text('office-plan.mine.profile')}
              </Link>
            </li>
            <li className={s.projectLine}>
              <Link href={paths.roomByRoomBGridCustomerCenter.to(language)}>
                {text('office-plan.mine.questions')}
              </Link>
            </li>
          </ul>
        </section>
      </div>
    </div>
  );
}
