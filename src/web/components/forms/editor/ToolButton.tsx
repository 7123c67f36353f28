import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { EditorTool } from './prose-tools.ts';

interface ToolButtonProps {
  readonly editor: Editor;
  readonly tool: EditorTool;
  readonly className: string | undefined;
  /** Signs that the style sheet draws, where the button has no icon. */
  readonly sign?: string | undefined;
  readonly isExpanded?: boolean;
  /** Called once the tool has run. */
  readonly onUse?: () => void;
  readonly children?: ReactNode;
}

/** Renders the button of one tool of an editor. */
export function ToolButton({
  editor,
  tool: { name, label, isOn, run },
  className,
  sign,
  isExpanded,
  onUse,
  children,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={className}
      data-tool={name}
      data-sign={sign}
      aria-label={label}
      title={label}
      aria-pressed={isOn?.(editor)}
      aria-expanded={isExpanded}
      onClick={() => {
        run(editor);
        onUse?.();
      }}
    >
      {children}
    </button>
  );
}
