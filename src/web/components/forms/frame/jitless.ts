import { config as configureSchemas } from 'zod/v4/core';

// Compiling schemas with eval would be reported by the Content Security Policy. Schemas ask for it when they are made, so whatever
// parses by schemas in the browser imports this module first.
configureSchemas({ jitless: true });
