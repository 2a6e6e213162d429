import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'password' }];

function ForgotPasswordLink() {
  return (
    <Link href="#reset" variant="body2">
      Forgot it?
    </Link>
  );
}

function SignUpLink() {
  return (
    <Link href="#join" variant="body2">
      New on the ward? Ask for an account
    </Link>
  );
}

function Notice() {
  return (
    <Alert severity="info" sx={{ my: 1, width: '100%' }}>
      The rota is down on Sunday from 2 to 4 a.m.
    </Alert>
  );
}

export default function SignInLinks() {
  return (
    <SignInPage
      providers={providers}
      slots={{
        subtitle: Notice,
        forgotPasswordLink: ForgotPasswordLink,
        signUpLink: SignUpLink,
      }}
      slotProps={{ emailField: { autoFocus: false } }}
    />
  );
}
