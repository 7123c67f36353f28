import type { RegisterCall } from '#server/http/register-call.ts';
import { getSettings, saveSettings } from '#shared/contracts/office/settings.ts';
import type { SettingsService } from './settings.service.ts';

/** The desk of the portal's settings. */
export function installSettings(register: RegisterCall, settings: SettingsService): void {
  register(getSettings, () => settings.getSettings());
  register(saveSettings, (incoming) => settings.saveSettings(incoming.caller, incoming.input));
}
