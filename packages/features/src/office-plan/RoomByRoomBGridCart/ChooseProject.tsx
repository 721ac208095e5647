import { ButtonLink } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { MyProjects } from '../parts/MyProjects.tsx';
import { NoProject } from '../parts/OfficeStep.tsx';
import type { OfficeLink } from '../parts/useOfficeAddress.ts';

/** Into which project: a member's lie in the account, and a module that somebody came with goes along. */
export function ChooseProject({ link }: { link: OfficeLink }) {
  const text = useText();
  const signedIn = useSignedIn();
  if (!signedIn) return <NoProject link={link} />;
  return (
    <>
      <MyProjects hrefOf={link.cartHref} isChoice />
      <p>
        <ButtonLink href={link.stepHref('plan', { choose: 'new', module: link.url.module })}>
          {text('office-plan.mine.new')}
        </ButtonLink>
      </p>
    </>
  );
}
