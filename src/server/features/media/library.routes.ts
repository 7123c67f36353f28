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
  register(uploadMedia, async (asked) => {
    library.refuseWithoutRight(asked.caller, 'upload');
    return withUpload(asked.request, maxUploadBytes, async (file) => {
      const description = asked.input;
      return library.uploadFile(asked.caller, file ?? refuseWithoutFile(), description);
    });
  });
  register(replaceMedia, async (asked) => {
    library.refuseWithoutRight(asked.caller, 'replace');
    return withUpload(asked.request, maxUploadBytes, async (file) => {
      const { id } = asked.input;
      return library.replaceFile(asked.caller, id, file ?? refuseWithoutFile());
    });
  });
  register(listMedia, async (asked) => {
    library.refuseWithoutRight(asked.caller, 'list');
    return library.listFiles(asked.input);
  });
  register(updateMedia, async (asked) => {
    library.refuseWithoutRight(asked.caller, 'update');
    return library.updateFile(asked.caller, asked.input);
  });
  register(listMediaUses, async (asked) => {
    library.refuseWithoutRight(asked.caller, 'uses');
    return library.listUses(asked.input.id);
  });
  register(removeMedia, async (asked) => {
    library.refuseWithoutRight(asked.caller, 'remove');
    return library.removeFile(asked.caller, asked.input.id);
  });
}

/** The form named a file as a plain field. */
function refuseWithoutFile(): never {
  const complaint = { message: formMessages.required, code: 'required' };
  throw new Problem('bad_input', complaint, { file: [complaint] });
}
