import type inner from '../../inner/messages/vi.json';
import type home from '../../home/messages/vi.json';
import type search from '../../search/messages/vi.json';
import type account from '../../account/messages/vi.json';
import type community from '../../community/messages/vi.json';
import type designs from '../../designs/messages/vi.json';
import type advertising from '../../advertising/messages/vi.json';
import type contractors from '../../contractors/messages/vi.json';
import type content from '../../content/messages/vi.json';
import type support from '../../support/messages/vi.json';
import type admin from '../../admin/messages/vi.json';
import type myPage from '../../my-page/messages/vi.json';
import type officePlan from '../../office-plan/messages/vi.json';
import type orders from '../../orders/messages/vi.json';
import type seller from '../../seller/messages/vi.json';
import type payment from '../../payment/messages/vi.json';
import type office from '../../office/messages/vi.json';
import type rooms from '../../room-by-room/messages/vi.json';
import type shop from '../../shop/messages/vi.json';
import type shared from '../messages/vi.json';

/** Vietnamese is the source: its keys are all the message ids there are. One line per area. */
type Ids =
  | keyof typeof shared
  | keyof typeof inner
  | keyof typeof home
  | keyof typeof search
  | keyof typeof account
  | keyof typeof community
  | keyof typeof designs
  | keyof typeof content
  | keyof typeof contractors
  | keyof typeof advertising
  | keyof typeof support
  | keyof typeof admin
  | keyof typeof myPage
  | keyof typeof officePlan
  | keyof typeof orders
  | keyof typeof seller
  | keyof typeof payment
  | keyof typeof office
  | keyof typeof rooms
  | keyof typeof shop;

declare global {
  // react-intl reads the ids it accepts from this name.
  namespace FormatjsIntl {
    interface Message {
      ids: Ids;
    }
  }
}
