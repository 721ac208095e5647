import { Button, Heading, Text, useToast } from '@hien/ui';
import { useRefusedPlaces } from '../../shared/contractors/useRefusedPlaces.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import * as s from './RefusedPlaces.css.ts';

/** The bought places that a visitor keeps away, and the way to let each of them back. */
export function RefusedPlaces() {
  const text = useText();
  const toast = useToast();
  const signedIn = useSignedIn();
  const { places, onDevice, takeBack } = useRefusedPlaces();
  if (places.length === 0) return null;
  const isDevice = !signedIn || onDevice.length === places.length;
  const back = async (id: number, name: string) => {
    try {
      await takeBack(id);
      toast.show({ text: text('paid.back.done', { name }) });
    } catch {
      toast.show({ tone: 'critical', text: text('paid.failed') });
    }
  };
  return (
    <section className={s.block} aria-labelledby="refused">
      <Heading level={2} size="h5" id="refused">
        {text('paid.list')}
      </Heading>
      <Text size="small" tone="muted">
        {text(isDevice ? 'paid.list.device' : 'paid.list.account')}
      </Text>
      <ul className={s.rows}>
        {places.map(({ id, name }) => (
          <li key={id} className={s.row}>
            <Text>{name}</Text>
            <Button
              variant="quiet"
              size="sm"
              aria-label={text('paid.back.of', { name })}
              onClick={() => void back(id, name)}
            >
              {text('paid.back')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
