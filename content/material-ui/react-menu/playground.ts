import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  children: `<MenuItem onClick={() => setAnchor(null)}>Rename</MenuItem>
<MenuItem onClick={() => setAnchor(null)}>Duplicate</MenuItem>
<MenuItem onClick={() => setAnchor(null)}>Delete</MenuItem>`,
});
