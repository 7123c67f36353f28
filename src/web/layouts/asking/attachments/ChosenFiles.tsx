import { useState } from 'react';
import { attachmentText as text } from '#shared/language/ka/asking/attachments.ts';
import { FileField } from '#web/components/media/attachments/FileField.tsx';
import { checkFiles } from './check-files.ts';

interface ChosenFilesProps {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}

/** Renders the files that go with a question that is being written. They are sent once the question exists. */
export function ChosenFiles({ files, onChange }: ChosenFilesProps) {
  const [error, setError] = useState<string>();
  const choose = async (chosen: readonly File[]) => {
    const checked = await checkFiles(chosen, files.length);
    setError(checked.error);
    if (checked.good.length > 0) onChange([...files, ...checked.good]);
  };
  return (
    <FileField
      label={text.label}
      error={error}
      onChoose={(chosen) => void choose(chosen)}
      files={files.map((file, at) => ({
        key: `${at} ${file.name}`,
        name: file.name,
        size: file.size,
        isPicture: file.type.startsWith('image/'),
        onRemove: () => {
          setError(undefined);
          onChange(files.filter((_, index) => index !== at));
        },
      }))}
    />
  );
}
