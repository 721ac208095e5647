import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { toWireHome } from '../leads/home-type.ts';
import { useLead } from '../leads/use-lead.ts';
import { MarketingCampaignFormView } from './MarketingCampaignFormView.tsx';

/** Taking part in a campaign: somebody calls back with what fits the home (D83). */
export function Screen() {
  const text = useText();
  const lead = useLead('campaign');
  return (
    <>
      <PageHead title={text('campaign.title')} description={text('campaign.lead')} />
      <MarketingCampaignFormView
        lead={lead}
        onSubmit={(values) => lead.send({ kind: 'campaign', ...toWireHome(values) })}
      />
    </>
  );
}
