#!/bin/sh
# Makes this machine look as if it had an archive of packages, and becomes a command.
# Called in separate namespaces, before there are hosts: with-packages.sh archive command…
set -e
archive=$1
shift
export PATH="$PATH:/usr/sbin:/sbin"
mount -t tmpfs -o mode=755 tmpfs /mnt
mkdir /mnt/packages /mnt/code
if [ -n "$archive" ]; then
  tar -x --xattrs --xattrs-include=trusted.overlay.opaque -f "$archive" -C /mnt/packages
  mount --rbind . /mnt/code
  mount -t overlay -o "lowerdir=/mnt/packages/usr:/usr" overlay /usr
  case $PWD in /usr/*) mount --rbind /mnt/code "$PWD" ;; esac
fi
exec "$@"
