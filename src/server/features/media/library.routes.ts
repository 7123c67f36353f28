import { withUpload } from '#server/http/intake/uploads.ts';
import type { RegisterCall } from '#server/http/register-call.ts';
import {
  listMedia,
  listMediaUses,
  maxUploadBytes,
  removeMedia,
  replaceMedia,
  updateMedia,
  uploadMedia,
} from '#shared/contracts/office/media.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { formMessages } from '#shared/language/ka/site/forms.ts';
import type { LibraryService } from './library.service.ts';

/** The calls of the media library. The right is asked for before the body is read. */
export function installLibrary(
  register: RegisterCall,
  { library }: { readonly library: LibraryService },
): void {
  register(uploadMedia, async (incoming) => {
    library.refuseWithoutRight(incoming.caller, 'upload');
    return withUpload(incoming.request, maxUploadBytes, async (file) => {
      const description = incoming.input;
      return library.uploadFile(incoming.caller, file ?? refuseWithoutFile(), description);
    });
  });
  register(replaceMedia, async (incoming) => {
    library.refuseWithoutRight(incoming.caller, 'replace');
    return withUpload(incoming.request, maxUploadBytes, async (file) => {
      const { id } = incoming.input;
      return library.replaceFile(incoming.caller, id, file ?? refuseWithoutFile());
    });
  });
  register(listMedia, async (incoming) => {
    library.refuseWithoutRight(incoming.caller, 'list');
    return library.listFiles(incoming.input);
  });
  register(updateMedia, async (incoming) => {
    library.refuseWithoutRight(incoming.caller, 'update');
    const description = await incoming.inputBeside(library.refuseWithoutWords);
    return library.updateFile(incoming.caller, description);
  });
  register(listMediaUses, async (incoming) => {
    library.refuseWithoutRight(incoming.caller, 'uses');
    return library.listUses(incoming.input.id);
  });
  register(removeMedia, async (incoming) => {
    library.refuseWithoutRight(incoming.caller, 'remove');
    return library.removeFile(incoming.caller, incoming.input.id);
  });
}

/** The form named a file as a plain field. */
function refuseWithoutFile(): never {
  const complaint = { message: formMessages.required, code: 'required' };
  throw new Problem('bad_input', complaint, { file: [complaint] });
}
