import { applianceModels } from './appliances.ts';
import { bedsModels } from './beds.ts';
import { chairsModels } from './chairs.ts';
import { decorModels } from './decor.ts';
import { finishModels } from './finishes.ts';
import { kitchenBathModels } from './kitchen-bath.ts';
import { lightingModels } from './lighting.ts';
import type { Model } from './model.ts';
import { sofasModels } from './sofas.ts';
import { storageModels } from './storage.ts';
import { tablesModels } from './tables.ts';

export const models: readonly Model[] = [
  ...sofasModels,
  ...tablesModels,
  ...chairsModels,
  ...bedsModels,
  ...storageModels,
  ...lightingModels,
  ...decorModels,
  ...kitchenBathModels,
  ...applianceModels,
  ...finishModels,
];
