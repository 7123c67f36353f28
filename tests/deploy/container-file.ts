import { Copy, DockerfileParser } from 'dockerfile-ast';
import { readDeployFile } from './deploy-files.ts';

/** One instruction of a container file: its name and what stands behind it, `["…"]` read as a list. */
export interface Instruction {
  readonly name: string;
  readonly words: readonly string[];
  /** What `--from` of a COPY names. */
  readonly from?: string | undefined;
}

export interface Stage {
  readonly base: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** deploy/Dockerfile by its stages, in order. */
export function readContainerFile(): Stage[] {
  const stages: { base: string; name: string; instructions: Instruction[] }[] = [];
  for (const instruction of DockerfileParser.parse(readDeployFile('Dockerfile')).getInstructions()) {
    const name = instruction.getKeyword();
    const text = instruction.getArgumentsContent() ?? '';
    if (name === 'FROM') {
      const [base = '', , stage] = text.split(/\s+/);
      stages.push({ base, name: stage ?? 'image', instructions: [] });
    } else
      stages.at(-1)?.instructions.push({
        name,
        words: readWords(name, text),
        from: instruction instanceof Copy ? (instruction.getFromFlag()?.getValue() ?? undefined) : undefined,
      });
  }
  return stages;
}

function readWords(name: string, text: string): readonly string[] {
  if (name === 'RUN') return [text];
  const list = /\[.*\]$/.exec(text)?.[0];
  return list ? (JSON.parse(list) as string[]) : text.split(/\s+/);
}
