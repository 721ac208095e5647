import { ButtonLink } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { OfficePage } from '../parts/OfficeStep.tsx';
import { TitledPage } from '../parts/TitledPage.tsx';
import { CartView } from './CartView.tsx';
import { ChooseProject } from './ChooseProject.tsx';

/** The modules of the project at hand; the shop's cart is another one. */
export function Screen() {
  const text = useText();
  return (
    <OfficePage
      chooser={(link) => <ChooseProject link={link} />}
      frame={(link, project, content) => (
        <TitledPage
          title={text('office-plan.cart.title')}
          lead={text('office-plan.cart.lead')}
          links={
            project === null ? null : (
              <ButtonLink variant="quiet" size="sm" href={link.stepHref('modules')}>
                {text('office-plan.back.modules')}
              </ButtonLink>
            )
          }
        >
          {content}
        </TitledPage>
      )}
    >
      {(flow) => <CartView flow={flow} />}
    </OfficePage>
  );
}
