import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <ScopedCssBaseline sx={{ width: '100%', maxWidth: 400, p: 2 }}>
      <p>
        A notice from the <b>printing museum</b> inside a page that is not its own.
      </p>
      <input
        aria-label="Your email"
        placeholder="Your email"
        style={{ width: '100%', padding: 8 }}
      />
    </ScopedCssBaseline>
  );
}
